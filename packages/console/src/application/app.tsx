import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '../server/query-client.ts'
import { WordsProvider } from '../words/words-provider.tsx'
import { colorScheme } from './color-scheme.ts'
import { router } from './router.tsx'
import { styleNonce } from './style-nonce.ts'
import { theme } from './theme.ts'

export function App() {
  return (
    <DirectionProvider>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        colorSchemeManager={colorScheme}
        getStyleNonce={styleNonce}
      >
        <QueryClientProvider client={queryClient}>
          <WordsProvider>
            <RouterProvider router={router} />
          </WordsProvider>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}
