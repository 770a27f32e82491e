import { describeAttack } from './fuzz.ts'

await describeAttack('SQLite', 0.7)
