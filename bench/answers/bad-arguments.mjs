/** Something that the command cannot work with. */
export class BadArguments extends Error {}
