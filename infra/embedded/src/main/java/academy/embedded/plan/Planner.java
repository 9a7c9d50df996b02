package academy.embedded.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

import academy.embedded.key.FieldPath;
import de.bwaldvogel.mongo.bson.Document;

/** Chooses the way to a query's documents that looks at the fewest of them. */
public final class Planner {

    /** To follow an index entry to its document costs more than to meet the document in passing. */
    private static final double DETOUR = 1.3;
    private static final double SORTING = 0.5;

    private Planner() {
    }

    /**
     * Gives the cheapest plan.
     *
     * @param documents the collection itself, in the order of its ids
     * @param wanted    how many documents are asked for, counting skipped ones; 0 means all
     */
    public static Plan plan(AccessPath documents, List<AccessPath> indexes, Document query, SortOrder order, int wanted) {
        List<Plan> plans = new ArrayList<>();
        plans.add(planFor(documents, query, order));
        for (AccessPath index : indexes) {
            Plan plan = planFor(index, query, order);
            if (plan != null) {
                plans.add(plan);
            }
        }
        for (Object alternatives : alternativesIn(query)) {
            Plan union = unionFor(documents, indexes, query, alternatives, order);
            if (union != null) {
                plans.add(union);
            }
        }
        long likelyMatches = plans.stream().mapToLong(Plan::entries).min().orElse(0);
        Plan best = plans.get(0);
        for (Plan plan : plans) {
            if (cost(plan, documents, wanted, likelyMatches) < cost(best, documents, wanted, likelyMatches)) {
                best = plan;
            }
        }
        return best;
    }

    /** Everything, last first. */
    public static Plan backwards(AccessPath documents) {
        return new Plan(documents, List.of(Range.ALL), 0, true, true, documents.entries());
    }

    /** What each {@code $or} of the query lists. */
    private static List<Object> alternativesIn(Document query) {
        List<Object> found = new ArrayList<>();
        query.forEach((name, value) -> {
            if (name.equals("$or")) {
                found.add(value);
            } else if (name.equals("$and") && value instanceof Collection<?> parts) {
                parts.forEach(part -> found.addAll(part instanceof Document document ? alternativesIn(document) : List.of()));
            }
        });
        return found;
    }

    /** Null where one of the alternatives has no other way than all documents. */
    private static Plan unionFor(AccessPath documents, List<AccessPath> indexes, Document query, Object alternatives,
                                 SortOrder order) {
        if (!(alternatives instanceof Collection<?> list) || list.isEmpty()) {
            return null;
        }
        List<Plan> branches = new ArrayList<>();
        for (Object alternative : list) {
            Document both = new Document("$and", List.of(query, alternative));
            Plan least = alternative instanceof Document ? planFor(documents, both, SortOrder.NONE) : null;
            for (AccessPath index : least == null ? List.<AccessPath>of() : indexes) {
                Plan plan = planFor(index, both, SortOrder.NONE);
                least = plan != null && plan.entries() < least.entries() ? plan : least;
            }
            if (least == null || least.bounded() == 0) {
                return null;
            }
            branches.add(least);
        }
        return Union.of(branches, order);
    }

    private static Plan planFor(AccessPath path, Document query, SortOrder order) {
        if (path.paths().stream().anyMatch(FieldPath::hasPositions)) {
            return null;
        }
        PathBounds bounds = new PathBounds(path, query);
        if (!path.holdsAllMatches(query, bounds.allowMissing())) {
            return null;
        }
        PathBounds.Stretches stretches = bounds.stretches();
        Boolean reverse = bounds.reverseFor(order, stretches.bounded());
        long entries = stretches.ranges().stream().mapToLong(range -> entriesIn(path, range)).sum();
        return new Plan(path, stretches.ranges(), stretches.bounded(), reverse != null,
            reverse != null && reverse, entries);
    }

    private static long entriesIn(AccessPath path, Range range) {
        long above = range.end() == null ? path.entries() : path.entriesBelow(range.end());
        return Math.max(0, above - path.entriesBelow(range.low()));
    }

    /** A plan in order stops at the limit; how soon depends on how many of its candidates are likely to match. */
    private static double cost(Plan plan, AccessPath documents, int wanted, long likelyMatches) {
        double each = plan.path() == documents ? 1 : DETOUR;
        if (!plan.sorted()) {
            return plan.entries() * (each + SORTING);
        }
        double share = wanted > 0 ? Math.min(1.0, wanted / Math.max(1.0, likelyMatches)) : 1.0;
        return plan.entries() * each * share;
    }
}
