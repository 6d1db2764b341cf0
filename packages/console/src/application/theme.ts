import { createTheme, rem, type MantineColorsTuple } from '@mantine/core'

/** Deep water: calm beside data, and legible on white (shade 7) and on the dark ground (shade 3); white is legible on shade 6. */
const lagoon: MantineColorsTuple = [
  '#e8f6f4',
  '#cfeae6',
  '#a3d6d0',
  '#73c2b9',
  '#4bada4',
  '#2a9890',
  '#13817b',
  '#0f6f6c',
  '#0b5756',
  '#063f40',
]

/** Greys with a little of the sea in them. */
const gray: MantineColorsTuple = [
  '#f7f9f9',
  '#eff2f2',
  '#e3e8e9',
  '#d2d9db',
  '#b3bdc0',
  '#89969a',
  '#64737a',
  '#4a585f',
  '#303c43',
  '#182228',
]

const dark: MantineColorsTuple = [
  '#d5dee0',
  '#b1bdc1',
  '#8b999e',
  '#5f6e74',
  '#364449',
  '#2a363b',
  '#1f292e',
  '#161f23',
  '#11181c',
  '#0b1114',
]

/** What deletes and what failed, as legible as the lagoon. */
const red: MantineColorsTuple = [
  '#fdeceb',
  '#fad4d1',
  '#f4aaa5',
  '#ee8b84',
  '#e66a61',
  '#e0564c',
  '#b92c24',
  '#a8231c',
  '#8c1c16',
  '#6b1410',
]

export const theme = createTheme({
  colors: { lagoon, gray, dark, red },
  primaryColor: 'lagoon',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.36,
  defaultRadius: 'md',
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(14), xl: rem(20) },
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-code)',
  headings: {
    fontFamily: 'var(--font-text)',
    fontWeight: '640',
    sizes: {
      h1: { fontSize: rem(28), lineHeight: '1.25' },
      h2: { fontSize: rem(20), lineHeight: '1.35' },
      h3: { fontSize: rem(16), lineHeight: '1.45' },
    },
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Tooltip: { defaultProps: { openDelay: 350, withArrow: false } },
    // The first item has the focus: a placeholder for it is no item of a menu.
    Menu: { defaultProps: { shadow: 'md', withinPortal: true, withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.4, blur: 2 } } },
  },
})
