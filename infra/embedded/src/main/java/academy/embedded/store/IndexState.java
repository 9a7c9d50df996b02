package academy.embedded.store;

import org.h2.mvstore.MVMap;

/** What an index must remember beside its entries, kept in the same file and so in the same commit. */
final class IndexState {

    private static final long BUILT = 1;

    private final MVMap<String, Long> states;
    private final String name;
    /** The map's value, here because planning asks often. */
    private volatile long bits;

    IndexState(MVMap<String, Long> states, String name) {
        this.states = states;
        this.name = name;
        this.bits = states.getOrDefault(name, 0L);
    }

    /** Whether the index holds the whole collection; an empty map alone could mean either. */
    boolean isBuilt() {
        return (bits & BUILT) != 0;
    }

    void markBuilt() {
        set(BUILT);
    }

    boolean isMultikey(int component) {
        return (bits & multikeyBit(component)) != 0;
    }

    /** Sticky: once true it stays, also when the last array is gone. */
    void markMultikey(int component) {
        set(multikeyBit(component));
    }

    boolean isNested(int component) {
        return (bits & nestedBit(component)) != 0;
    }

    /** Sticky, too. */
    void markNested(int component) {
        set(nestedBit(component));
    }

    private static long nestedBit(int component) {
        return multikeyBit(component) << IndexDefinition.MOST_KEYS;
    }

    private static long multikeyBit(int component) {
        return 2L << component;
    }

    private void set(long bit) {
        if ((bits & bit) == 0) {
            bits |= bit;
            states.put(name, bits);
        }
    }
}
