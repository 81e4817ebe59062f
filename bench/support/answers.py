"""Sums up h2load's log of answers (start in µs, status, µs): answers.py LOG SECONDS PEAK."""
import sys
from collections import defaultdict

log, seconds, peak = sys.argv[1], float(sys.argv[2]), float(sys.argv[3])
took = defaultdict(list)
for line in open(log):
    _, status, micros = line.split()
    took["taken" if status.startswith("2") else status].append(int(micros) / 1000)

parts = []
for status, times in sorted(took.items(), key=lambda each: -len(each[1])):
    times.sort()
    at = lambda share: times[min(len(times) - 1, int(share * len(times)))]
    parts.append(f"{len(times) / seconds:.0f}/s {status} (p50 {at(0.5):.0f} ms, p99 {at(0.99):.0f} ms)")
print("; ".join(parts) + f"; goodput {len(took['taken']) / seconds / peak:.0%} of the own pace")
