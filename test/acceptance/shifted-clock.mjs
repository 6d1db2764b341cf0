// Loaded before a command: its clock is ahead by CLOCK_HOURS_AHEAD, or behind.
const RealDate = Date
const ahead = Number(process.env.CLOCK_HOURS_AHEAD) * 3_600_000

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }

  static now() {
    return RealDate.now() + ahead
  }
}
