#pragma once

/// How often this process has asked for memory so far; -1 where that can't be counted.
long allocations_so_far(void);
