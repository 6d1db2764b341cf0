/** Where the build puts the page: index.html, and under assets/ what it loads, each with its hash in its name. */
export const pageFolder = new URL('../dist/page/', import.meta.url)
