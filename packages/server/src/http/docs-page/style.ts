import { formStyle } from './form-style.ts'

export const style = `
:root { color-scheme: light dark; --ink: #1f2933; --quiet: #52606d; --rule: #e1e5ea; --paper: #fff; --soft: #f5f7f9; --link: #0b57b0; --mark: #fff6d6; --edge: #7b8794; --bad: #b3383d; --good: #1d6b42; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e7eb; --quiet: #a3adb8; --rule: #323b46; --paper: #14191f; --soft: #1d242c; --link: #7ab8ff; --mark: #3a3213; --edge: #7b8794; --bad: #ff8f93; --good: #7ad3a2; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
[hidden] { display: none !important; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 0.5rem; background: var(--paper); padding: 0.5rem; z-index: 3; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
main:focus { outline: 0; }
tr:target { background: var(--mark); }
body { margin: 0; font: 16px/1.55 system-ui, "Noto Sans", "Segoe UI", sans-serif; color: var(--ink); background: var(--paper); }
a { color: var(--link); text-decoration: none; }
a:hover, main a { text-decoration: underline; }
code, pre { font: 0.875em/1.5 ui-monospace, "Cascadia Code", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { background: var(--soft); padding: 0.8rem 1rem; border-radius: 8px; white-space: pre-wrap; margin: 0.5rem 0; }
pre b { font-weight: 600; }
.page { display: grid; grid-template-columns: 18rem minmax(0, 1fr); max-width: 80rem; margin: 0 auto; }
.side { position: sticky; top: 0; align-self: start; height: 100vh; display: flex; flex-direction: column; border-right: 1px solid var(--rule); font-size: 0.875rem; z-index: 2; }
.bar { padding: 1.25rem 1rem 0.5rem; }
.title { margin: 0 0 0.5rem; font-size: 1.1rem; font-weight: 600; }
.title small { color: var(--quiet); font-weight: 400; }
nav { overflow-y: auto; padding: 0 1rem 2rem; }
nav .group { margin: 0.9rem 0 0; font-weight: 600; display: block; }
nav ul { list-style: none; margin: 0.2rem 0 0; padding: 0; }
nav li a { display: block; padding: 0.15rem 0 0.15rem 0.75rem; color: var(--quiet); }
main { padding: 1.5rem 2.5rem 6rem; min-width: 0; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 0.5rem; }
h2 { font-size: 1.4rem; margin: 3rem 0 0.75rem; padding-top: 1.25rem; border-top: 2px solid var(--rule); text-transform: none; }
h3 { font-size: 1.1rem; margin: 0 0 0.25rem; }
table + h3 { margin-top: 1.75rem; }
h3 a { color: inherit; text-decoration: none; }
h4 { font-size: 0.8rem; letter-spacing: 0.04em; text-transform: uppercase; color: var(--quiet); margin: 1.1rem 0 0.3rem; }
h4 small { text-transform: none; letter-spacing: 0; font-weight: 400; }
.operation, .schema { padding: 1.5rem 0 0.75rem; border-bottom: 1px solid var(--rule); }
.route { margin: 0.25rem 0 0; overflow-wrap: anywhere; }
.method { display: inline-block; padding: 0 0.5em; border-radius: 4px; font-size: 0.75rem; font-weight: 700; line-height: 1.7; color: #fff; }
.get { background: #1b6fb8; } .post { background: #23804f; } .delete { background: #b3383d; } .put, .patch { background: #96631a; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th { text-align: left; font-weight: 600; color: var(--quiet); }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--rule); vertical-align: top; }
.fields th:nth-child(1) { width: 28%; } .fields th:nth-child(2) { width: 22%; }
.name, .labelled td:first-child { font-weight: 600; }
.required, .optional, .place, .limits { font-size: 0.78rem; white-space: nowrap; }
.required { color: var(--bad); } .optional, .place, .limits { color: var(--quiet); }
.limits { white-space: normal; }
details { margin: 0.5rem 0; } summary { cursor: pointer; color: var(--quiet); font-size: 0.875rem; }
${formStyle}
@media (max-width: 60rem) {
  .page { display: block; }
  .side { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--rule); background: var(--paper); }
  .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; padding: 0.5rem 1rem; }
  .title { margin: 0; }
  .search { flex: 1; }
  nav { padding: 0.25rem 1rem 0.75rem; }
  nav ul { display: none; }
  nav .group { display: inline-block; margin: 0 0.9rem 0.2rem 0; }
  .scripted { scroll-padding-top: 4.5rem; }
  .scripted .side { position: sticky; }
  .scripted nav { display: none; }
  .scripted.menu-open nav { display: block; max-height: calc(100vh - 4rem); overscroll-behavior: contain; }
  .scripted nav ul, .scripted nav .group { display: block; }
  .scripted nav .group, .scripted nav li a { padding-block: 0.45rem; margin-top: 0; }
  main { padding: 1rem 1rem 4rem; }
}
@media (max-width: 40rem) {
  table, tbody, tr, td { display: block; width: 100%; }
  thead { display: none; }
  tr { padding: 0.5rem 0; border-bottom: 1px solid var(--rule); }
  td { padding: 0.05rem 0; border: 0; }
  td:empty { display: none; }
  .labelled td::before { content: attr(data-label) " "; color: var(--quiet); font-size: 0.8rem; }
}
`
