// What a job says at its end.
export const conclusionText = ({ blocks }) =>
  blocks
    .filter(({ type, group_name }) => type === 'MESSAGE' && group_name === 'Conclusions')
    .map(({ content }) => content)
    .join('\n')
