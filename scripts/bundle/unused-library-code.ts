import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { changedOnTheServer } from './react-router-on-the-server.ts'
import { removeUnusedCode } from './remove-unused-code.ts'
import { unusedInReactRouter } from './unused-in-react-router.ts'

/** The version whose code was checked. */
const checkedVersion = '8.4.0'

/**
 * Leaves code of React Router that the shop never runs out of the browser's scripts, or out of the server. Another version may lack
 * some of it: then it stays in, and the build says so, unless pages need the change. See
 * `docs/decisions/0040-code-of-libraries-in-the-browser.md`.
 */
export function unusedLibraryCode(environment: 'client' | 'ssr'): Plugin {
  const edits = environment === 'client' ? unusedInReactRouter : changedOnTheServer
  const { version } = JSON.parse(readFileSync('node_modules/react-router/package.json', 'utf8'))
  const seen = new Set<string>()
  const report = (context: Rolldown.PluginContext, name: string, missing: readonly string[]) => {
    const lines = missing.map(text => `  ${text.replace(/\s+/g, ' ')}`).join('\n')
    const found = `${name} of react-router ${version} lacks what ${checkedVersion} had:\n${lines}`
    if (version === checkedVersion || edits[name]!.isNeeded) context.error(found)
    context.warn(`${found}\nMore of it stays in the scripts, 8 KB at most, until the list is checked.`)
  }
  return {
    name: 'tote:unused-library-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    transform(source, id) {
      const [, name] = id.split('/node_modules/')
      const unused = name && edits[name]
      if (!unused) return undefined
      seen.add(name)
      const { code, missing } = removeUnusedCode(source, unused)
      if (missing.length > 0) report(this, name, missing)
      return { code, map: null }
    },
    buildEnd(error) {
      if (error) return
      for (const name of Object.keys(edits)) if (!seen.has(name)) report(this, name, ['the whole module'])
    },
  }
}
