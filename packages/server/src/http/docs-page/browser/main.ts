import { offerCopying } from './copying.ts'
import { foldMenu } from './menu.ts'
import { offerSearch } from './search-box.ts'
import { offerTrying } from './try-it.ts'

/** Everything that the page has beyond its text. */
document.documentElement.classList.add('scripted')
foldMenu()
offerSearch()
offerCopying()
offerTrying()
