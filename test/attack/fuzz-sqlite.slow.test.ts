import { describeAttack } from './fuzz.ts'

await describeAttack('SQLite')
