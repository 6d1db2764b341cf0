// Sets whose questions are not read from a folder.
export const made = ['own', 'plain']
