/** What the script puts on the page: search, menu, forms and what they answer. */
export const formStyle = `
button, input, select, textarea { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 6px; padding: 0.35rem 0.6rem; }
button { background: var(--soft); cursor: pointer; }
button:disabled { opacity: 0.6; cursor: default; }
textarea, pre.headers { font: 0.875em/1.5 ui-monospace, "Cascadia Code", Menlo, Consolas, monospace; }
.search { position: relative; }
.search input { width: 100%; min-height: 2.25rem; }
.search ul { position: absolute; z-index: 3; top: 100%; left: 0; width: min(32rem, calc(100vw - 2rem)); max-height: min(28rem, 70vh); overflow-y: auto; margin: 0.25rem 0 0; padding: 0.25rem; list-style: none; background: var(--paper); border: 1px solid var(--edge); border-radius: 8px; box-shadow: 0 8px 24px rgb(0 0 0 / 0.2); }
.search li { padding: 0.35rem 0.5rem; border-radius: 6px; cursor: pointer; overflow-wrap: anywhere; }
.search li[aria-selected=true] { background: var(--soft); outline: 1px solid var(--edge); }
.search .kind { float: right; margin-left: 0.75rem; color: var(--quiet); font-size: 0.78rem; }
.search .about { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; color: var(--quiet); font-size: 0.82rem; }
input::placeholder { color: var(--quiet); opacity: 1; }
@media (max-width: 60rem) { .search ul { position: fixed; top: 3.4rem; left: 1rem; right: 1rem; width: auto; } }
.menu { min-height: 2.25rem; }
@media (min-width: 60.01rem) { .menu { display: none; } }
.callers { font-size: 0.9rem; }
.steps { padding-left: 1.4rem; }
.steps h3 { margin-top: 1.25rem; }
.steps p { margin: 0.2rem 0; }
.steps li { position: relative; }
.copy { float: right; margin: 0.4rem 0.5rem; padding: 0.1rem 0.6rem; font-size: 0.8rem; position: relative; }
@media (max-width: 40rem) { .copy { float: none; display: block; margin: 0.4rem 0 0 auto; } }
.recorded { max-width: 100%; font-size: 0.8rem; }
.try summary { color: var(--link); font-weight: 600; }
.try form { display: grid; gap: 0.6rem; padding: 0.75rem 0; }
.try label { display: grid; gap: 0.2rem; font-size: 0.9rem; font-weight: 600; }
.try label small { font-weight: 400; color: var(--quiet); }
.try .who { font-size: 0.9rem; }
.try .buttons { margin: 0; }
.try .who label { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; font-weight: 400; padding-top: 0.5rem; }
.status { font-weight: 600; margin: 0.25rem 0; }
.status.good { color: var(--good); } .status.bad { color: var(--bad); }
.answer { max-height: 30rem; overflow-y: auto; }
`
