;; Counts the bits that two sets have in common, 64 at a time. JavaScript has no instruction for that (popcnt).
;; After a change, run `npm run compile-wat`.
(module
  (import "shop" "memory" (memory 1))
  ;; $one and $other are the byte offsets of the sets, $bytes is their length: a multiple of 8, and not 0.
  (func (export "countBoth") (param $one i32) (param $other i32) (param $bytes i32) (result i32)
    (local $end i32)
    (local $count i32)
    (local.set $end (i32.add (local.get $one) (local.get $bytes)))
    (loop $next
      (local.set $count
        (i32.add
          (local.get $count)
          (i32.wrap_i64
            (i64.popcnt
              (i64.and (i64.load (local.get $one)) (i64.load (local.get $other)))))))
      (local.set $one (i32.add (local.get $one) (i32.const 8)))
      (local.set $other (i32.add (local.get $other) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $one) (local.get $end))))
    (local.get $count)))
