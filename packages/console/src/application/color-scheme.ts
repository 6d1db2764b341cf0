import { localStorageColorSchemeManager } from '@mantine/core'

export const colorScheme = localStorageColorSchemeManager({ key: 'auger.appearance' })
