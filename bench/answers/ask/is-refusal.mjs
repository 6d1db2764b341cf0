// Whether no answer is claimed.
export const isRefusal = ({ status }) => status === 'clarify' || status === 'not_in_data'
