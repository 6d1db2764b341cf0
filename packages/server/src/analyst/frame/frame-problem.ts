/** Why a frame cannot be computed over the tables of its question, for whoever made it. */
export class FrameProblem extends Error {}
