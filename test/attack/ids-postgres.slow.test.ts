import { describeIds } from './ids.ts'

await describeIds('PostgreSQL')
