import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import routes from './routes.ts'

const pathsOf = ({ path, children = [] }: RouteConfigEntry): string[] => [
  ...(path ? [path] : []),
  ...children.flatMap(pathsOf),
]

it('are in kebab-case, but for the two with which the storefront began', () => {
  const segments = new Set(
    routes
      .flatMap(pathsOf)
      .flatMap(path => path.split('/'))
      .filter(segment => segment !== '*' && !segment.startsWith(':')),
  )
  expect(segments.size).toBeGreaterThan(100)
  const others = [...segments].filter(segment => !/^\.?[a-z]+([.-][a-z]+)*$/.test(segment))
  expect(others).toEqual(['Shop', 'productDetails'])
})
