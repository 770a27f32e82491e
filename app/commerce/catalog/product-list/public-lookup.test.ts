import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { expect, test } from 'vitest'
import { publicLookup } from './public-lookup.server.ts'

const publicFour: LookupAddress = { address: '93.184.216.34', family: 4 }
const publicSix: LookupAddress = { address: '2606:4700::1', family: 6 }
const loopback: LookupAddress = { address: '127.0.0.1', family: 4 }

function look(found: LookupAddress[] | Error, options: Parameters<LookupFunction>[1]) {
  const lookup = publicLookup((_host, _options, done) =>
    found instanceof Error ? done(found, []) : done(null, found),
  )
  return new Promise(resolve => {
    lookup('shop.example', options, (error, address, family) =>
      resolve(error ? error.code : family ? { address, family } : address),
    )
  })
}

test('resolves a name with public addresses', async () => {
  expect(await look([publicSix, publicFour], { all: true })).toEqual([publicSix, publicFour])
  expect(await look([publicSix, publicFour], {})).toEqual(publicSix)
  expect(await look([publicSix, publicFour], { family: 4 })).toEqual(publicFour)
  expect(await look([publicSix, publicFour], { family: 'IPv6', all: true })).toEqual([publicSix])
})

test.each([
  ['only a private address', [loopback], { all: true }],
  ['a private address among public ones', [publicFour, loopback], { all: true }],
  ['a private address of the other family', [publicSix, loopback], { family: 6 }],
  ['no address', [], { all: true }],
])('refuses a name with %s', async (_case, found, options) => {
  expect(await look(found, options)).toBe('NOT_PUBLIC')
})

test('reports an unknown name as unknown', async () => {
  expect(await look(Object.assign(new Error(), { code: 'ENOTFOUND' }), {})).toBe('ENOTFOUND')
})

test('connects to the checked address even if DNS changes in between', async () => {
  const answers = [[publicFour], [loopback]]
  const lookup = publicLookup((_host, _options, done) => done(null, answers.shift()!))
  const first = await new Promise(resolve =>
    lookup('x.example', { all: true }, (_e, found) => resolve(found)),
  )
  const again = await new Promise(resolve =>
    lookup('x.example', { all: true }, error => resolve(error?.code)),
  )
  expect([first, again]).toEqual([[publicFour], 'NOT_PUBLIC'])
})
