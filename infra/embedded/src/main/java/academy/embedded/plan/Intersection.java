package academy.embedded.plan;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import academy.embedded.key.Key;
import de.bwaldvogel.mongo.bson.Document;

/** What several conditions leave together, each known from the entries of an index alone; in no order. */
final class Intersection implements AccessPath {

    private final AccessPath index;
    private final Set<Key> positions;

    private Intersection(AccessPath index, Set<Key> positions) {
        this.index = index;
        this.positions = positions;
    }

    /**
     * Goes through the entries of all of them.
     *
     * @param partial plans for conditions that are the query together, whose entries are matches of theirs; the fewest first
     */
    static Plan of(List<Plan> partial, SortOrder order) {
        Set<Key> common = partial.get(0).positions(new Scan()).collect(Collectors.toCollection(HashSet::new));
        for (Plan next : partial.subList(1, partial.size())) {
            Set<Key> both = new HashSet<>();
            next.positions(new Scan()).filter(common::contains).forEach(both::add);
            common = both;
        }
        return new Plan(new Intersection(partial.get(0).path(), common), List.of(Range.ALL), 1, order.isEmpty(), false,
            common.size(), Found.EACH_MATCH_ONCE);
    }

    @Override
    public String name() {
        return index.name();
    }

    @Override
    public long entries() {
        return positions.size();
    }

    @Override
    public Iterator<Key> positions(Range range, boolean reverse, Scan scan) {
        return positions.stream().peek(position -> scan.countKey()).iterator();
    }

    @Override
    public Iterator<Document> documents(Range range, boolean reverse, NeededFields needed, Scan scan) {
        return positions.stream().peek(position -> scan.countDocument())
            .map(position -> index.at(position, needed)).iterator();
    }

    @Override
    public Document at(Key position, NeededFields needed) {
        return index.at(position, needed);
    }
}
