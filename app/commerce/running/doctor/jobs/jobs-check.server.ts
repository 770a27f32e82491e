import { readJobStates } from '../../jobs/job-store.server.ts'
import type { DoctorCheck } from '../doctor-shop.server.ts'
import { judgeJobs } from './jobs-rule.ts'

export const checkJobs: DoctorCheck = async ({ db, jobs }, now) =>
  judgeJobs(
    await readJobStates(
      db,
      jobs.map(({ name }) => name),
    ),
    now,
  )
