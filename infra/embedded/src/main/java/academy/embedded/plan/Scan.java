package academy.embedded.plan;

import java.util.HashSet;
import java.util.Set;

import academy.embedded.key.Key;

/** What one query has looked at so far. */
public final class Scan {

    private long keysExamined;
    private long docsExamined;
    private final Set<Key> seen = new HashSet<>();

    public void countKey() {
        keysExamined++;
    }

    public void countDocument() {
        docsExamined++;
    }

    /** A document with several values is met several times; true the first time. */
    public boolean isNew(Key position) {
        return seen.add(position);
    }

    public long keysExamined() {
        return keysExamined;
    }

    public long docsExamined() {
        return docsExamined;
    }
}
