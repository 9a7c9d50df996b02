package academy.embedded.plan;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import academy.embedded.key.Key;
import academy.embedded.key.KeyEncoder;
import de.bwaldvogel.mongo.bson.Document;

/** The ways to the documents of each branch of an {@code $or}, one after the other; each document once, in no order. */
final class Union implements AccessPath {

    private final List<Plan> branches;

    private Union(List<Plan> branches) {
        this.branches = branches;
    }

    /** Which gives the order only where none is asked for. */
    static Plan of(List<Plan> branches, SortOrder order) {
        Union union = new Union(branches);
        return new Plan(union, List.of(Range.ALL), 1, order.isEmpty(), false, union.entries(), Found.CANDIDATES);
    }

    @Override
    public String name() {
        return branches.stream().map(branch -> branch.path().name()).distinct().collect(Collectors.joining(" or "));
    }

    @Override
    public long entries() {
        return branches.stream().mapToLong(Plan::entries).sum();
    }

    @Override
    public List<Plan> branches() {
        return branches;
    }

    @Override
    public Iterator<Key> positions(Range range, boolean reverse, Scan scan) {
        return branches.stream().flatMap(branch -> branch.positions(scan)).distinct().iterator();
    }

    @Override
    public Document at(Key position, NeededFields needed) {
        return branches.get(0).path().at(position, needed);
    }

    @Override
    public Iterator<Document> documents(Range range, boolean reverse, NeededFields needed, Scan scan) {
        Set<Key> seen = new HashSet<>();
        return branches.stream().flatMap(branch -> branch.candidates(needed, scan))
            .filter(document -> seen.add(KeyEncoder.encode(document.get("_id")))).iterator();
    }
}
