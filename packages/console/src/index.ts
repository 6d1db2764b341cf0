/** The page a person sees at the service's address. */
export const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Auger</title>
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: #1c2733; background: #f6f7f9; }
      main { max-width: 36rem; margin: 10vh auto; padding: 2rem; background: #fff; border-radius: 12px; box-shadow: 0 1px 4px #0002; }
      h1 { margin-top: 0; font-size: 1.6rem; }
      code { background: #eef1f4; padding: 0.1em 0.35em; border-radius: 4px; }
      a { color: #0b63c5; }
      @media (max-width: 640px) { main { margin: 0; border-radius: 0; min-height: 100vh; box-sizing: border-box; } }
    </style>
  </head>
  <body>
    <main>
      <h1>Auger is running</h1>
      <p>Upload files, ask questions over HTTP, and get answers whose every number can be traced.</p>
      <ul>
        <li><a href="docs">API reference</a> and its <a href="openapi.json">OpenAPI document</a></li>
        <li><a href="readyz">Readiness</a> and <a href="metrics">metrics</a></li>
      </ul>
      <p>From a terminal: <code>npx auger ask FILE "QUESTION"</code></p>
    </main>
  </body>
</html>
`
