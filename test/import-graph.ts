import { readdirSync } from 'node:fs'

/** Subjects gather rooms: inside `app/commerce`, each room counts for itself. */
const groups = readdirSync('app/commerce').map(subject => `app/commerce/${subject}`)

/** Every folder that holds one of the files, itself or in a folder of its own. */
export function foldersOf(files: readonly string[]): string[] {
  const folders = files.flatMap(file => {
    const parts = file.split('/').slice(0, -1)
    return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'))
  })
  return [...new Set(folders)].toSorted()
}

/** The unit of `folder` that a file in it belongs to: a folder, or the file itself. */
export function unitIn(folder: string, file: string): string {
  const rest = file.slice(folder.length + 1).split('/')
  let depth = 1
  while (depth < rest.length && groups.includes(`${folder}/${rest.slice(0, depth).join('/')}`)) depth += 1
  return rest.slice(0, depth).join('/')
}

/** The groups of units that import each other in a circle, each sorted (Tarjan's strongly connected components). */
export function cyclesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  const visit = (unit: string) => {
    order.set(unit, order.size)
    lowest.set(unit, order.get(unit)!)
    open.push(unit)
    for (const target of graph.get(unit) ?? []) {
      if (!order.has(target)) visit(target)
      if (open.includes(target)) lowest.set(unit, Math.min(lowest.get(unit)!, lowest.get(target)!))
    }
    if (lowest.get(unit) !== order.get(unit)) return
    const component = open.splice(open.indexOf(unit))
    if (component.length > 1) cycles.push(component.toSorted())
  }
  for (const unit of graph.keys()) if (!order.has(unit)) visit(unit)
  return cycles
}
