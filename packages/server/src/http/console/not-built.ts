/** What a person sees where the page was not built; everything else is served. */
export const notBuilt = (nonce: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Auger</title>
    <style nonce="${nonce}">
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 36rem; margin: 10vh auto; padding: 0 1rem; }
    </style>
  </head>
  <body>
    <h1>Auger is running</h1>
    <p>Its page was not built: <code>npm run build</code> builds it.</p>
    <ul>
      <li><a href="/docs">API reference</a> and its <a href="/openapi.json">OpenAPI document</a></li>
      <li><a href="/readyz">Readiness</a> and <a href="/metrics">metrics</a></li>
    </ul>
  </body>
</html>
`
