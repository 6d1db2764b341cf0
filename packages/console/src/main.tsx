import './style/layers.css'
import '@fontsource-variable/noto-sans'
import '@fontsource-variable/noto-sans-arabic'
import '@mantine/core/styles.layer.css'
import './style/tokens.css'
import './style/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './application/app.tsx'
import { styleNonce } from './application/style-nonce.ts'

// What locks scrolling behind a dialog makes a style element, too, and asks for its nonce so.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })

const place = document.getElementById('page')
if (place === null) throw new Error('index.html has no element "page"')
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
