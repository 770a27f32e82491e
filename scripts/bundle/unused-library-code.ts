import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { removeUnusedCode } from './remove-unused-code.ts'
import { unusedInReact } from './unused-in-react.ts'
import { unusedInReactRouter } from './unused-in-react-router.ts'

/** The versions whose code the lists of this folder were checked against. */
const checkedVersions = { react: '19.3.1', 'react-dom': '19.3.1', 'react-router': '8.4.0' }

const modules = { ...unusedInReact, ...unusedInReactRouter }

/**
 * Leaves what the shop never uses of React and React Router out of the browser's scripts. Fails the build when their versions
 * have changed: read `docs/decisions/0040-code-of-libraries-in-the-browser.md` before upgrading.
 */
export function unusedLibraryCode(): Plugin {
  const seen = new Set<string>()
  return {
    name: 'tote:unused-library-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const [name, checked] of Object.entries(checkedVersions)) {
        const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
        if (version !== checked)
          this.error(`${name} is ${version}, but its unused code was listed for ${checked}.`)
      }
    },
    transform(code, id) {
      const [, name] = id.split('/node_modules/')
      const unused = name && modules[name]
      if (!unused) return undefined
      seen.add(name)
      return { code: removeUnusedCode(code, unused), map: null }
    },
    buildEnd(error) {
      const unseen = Object.keys(modules).filter(name => !seen.has(name))
      if (!error && unseen.length > 0) this.error(`No longer part of the scripts: ${unseen.join(', ')}.`)
    },
  }
}
