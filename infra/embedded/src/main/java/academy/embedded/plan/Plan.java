package academy.embedded.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import academy.embedded.key.Key;
import de.bwaldvogel.mongo.bson.Document;

/**
 * How to get at the candidates of a query. Candidates still have to be held against the query, unless the plan knows that
 * they match: it leaves out what cannot match, and nothing else.
 *
 * @param bounded how many of the path's components the query bounds
 * @param sorted  whether the candidates come in the order that the query asks for
 * @param entries how many index entries the ranges hold
 * @param found   what these are of
 */
public record Plan(AccessPath path, List<Range> ranges, int bounded, boolean sorted, boolean reverse, long entries,
                   Found found) {

    /** The same ranges, of which less or more is known. */
    Plan as(Found other) {
        return new Plan(path, ranges, bounded, sorted, reverse, entries, other);
    }

    /** Where the documents of the entries are; no document is looked at. Lazy, too. */
    public Stream<Key> positions(Scan scan) {
        return inOrder().stream().flatMap(range -> StreamSupport.stream(
            Spliterators.spliteratorUnknownSize(path.positions(range, reverse, scan), 0), false));
    }


    /** With the needed fields at least. Lazy: what a limit cuts off is never looked at. */
    public Stream<Document> candidates(NeededFields needed, Scan scan) {
        return inOrder().stream().flatMap(range -> StreamSupport.stream(
            Spliterators.spliteratorUnknownSize(path.documents(range, reverse, needed, scan), 0), false));
    }

    private List<Range> inOrder() {
        if (!reverse) {
            return ranges;
        }
        List<Range> reversed = new ArrayList<>(ranges);
        Collections.reverse(reversed);
        return reversed;
    }
}
