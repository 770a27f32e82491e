import { describeAttack } from './fuzz.ts'

await describeAttack('PostgreSQL')
