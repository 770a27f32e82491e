import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { changedOnTheServer } from './react-router-on-the-server.ts'
import { removeUnusedCode } from './remove-unused-code.ts'
import { unusedInReactRouter } from './unused-in-react-router.ts'

/** The version whose code was checked. */
const checkedVersion = '8.4.0'

/**
 * Leaves code of React Router that the shop never runs out of the browser's scripts, or out of the server. Fails the build when its
 * version has changed: read `docs/decisions/0040-code-of-libraries-in-the-browser.md` before upgrading.
 */
export function unusedLibraryCode(environment: 'client' | 'ssr'): Plugin {
  const edits = environment === 'client' ? unusedInReactRouter : changedOnTheServer
  const seen = new Set<string>()
  return {
    name: 'tote:unused-library-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    buildStart() {
      const { version } = JSON.parse(readFileSync('node_modules/react-router/package.json', 'utf8'))
      if (version !== checkedVersion)
        this.error(`react-router is ${version}, but its unused code was listed for ${checkedVersion}.`)
    },
    transform(code, id) {
      const [, name] = id.split('/node_modules/')
      const unused = name && edits[name]
      if (!unused) return undefined
      seen.add(name)
      return { code: removeUnusedCode(code, unused), map: null }
    },
    buildEnd(error) {
      const unseen = Object.keys(edits).filter(name => !seen.has(name))
      if (!error && unseen.length > 0) this.error(`No longer part of the scripts: ${unseen.join(', ')}.`)
    },
  }
}
