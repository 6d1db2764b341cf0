import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../server/envelope.ts'
import { ownAddress } from '../../server/own-address.ts'
import { reach } from '../../server/send.ts'

/** The text at a signed address. It is signed anew from time to time; the file behind a path never changes. */
export const useFileText = (link: string) =>
  useQuery({
    queryKey: ['file', ownAddress(link).split('?')[0]],
    queryFn: async ({ signal }) => {
      const response = await reach(ownAddress(link), { signal })
      if (!response.ok) await dataOf(response)
      return response.text()
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
