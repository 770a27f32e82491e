import { describeAttack } from './fuzz.ts'

await describeAttack('PostgreSQL', 0.3)
