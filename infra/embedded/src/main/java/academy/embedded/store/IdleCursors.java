package academy.embedded.store;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Cursors that a client has opened and forgotten, or died over: each holds the rest of its result in memory. */
final class IdleCursors {

    /** MongoDB's own. */
    static final Duration KEPT = Duration.ofMinutes(10);
    private static final long NO_CURSOR = 0;

    private final Clock clock;
    private final Map<Long, Long> lastUsedMs = new ConcurrentHashMap<>();

    IdleCursors(Clock clock) {
        this.clock = clock;
    }

    void used(long cursor) {
        if (cursor != NO_CURSOR) {
            lastUsedMs.put(cursor, clock.millis());
        }
    }

    /** The cursors that nobody has asked for more since; they are not given again. */
    List<Long> takeExpired() {
        long oldest = clock.millis() - KEPT.toMillis();
        List<Long> expired = new ArrayList<>();
        lastUsedMs.forEach((cursor, usedMs) -> {
            if (usedMs < oldest && lastUsedMs.remove(cursor, usedMs)) {
                expired.add(cursor);
            }
        });
        return expired;
    }
}
