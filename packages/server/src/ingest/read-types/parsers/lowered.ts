/** Words as the engine compares them: small letters, one form of each; spellings stay as they are. */
export const lowered = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFC').replace(/\s+/g, ' ').trim()
