// A dataset of one file, named after it.
export const oneTable = (file) => ({ name: file, files: [file] })
