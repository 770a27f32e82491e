import { describeIds } from './ids.ts'

await describeIds('SQLite')
