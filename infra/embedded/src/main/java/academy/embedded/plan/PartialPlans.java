package academy.embedded.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import de.bwaldvogel.mongo.bson.Document;

/** Plans for some of a query's conditions, whose entries are all of what matches those. */
final class PartialPlans {

    private record Partial(Set<Condition> conditions, Plan plan) {
    }

    private final List<Condition> conditions;
    private final List<Partial> partial;

    /** @param planFor a path's plan for a query, or null */
    PartialPlans(List<AccessPath> paths, Document query, BiFunction<AccessPath, Document, Plan> planFor) {
        this.conditions = Condition.allOf(query).orElse(List.of());
        this.partial = paths.stream().flatMap(path -> groupsOf(path).map(group -> {
            Plan plan = planFor.apply(path, Condition.query(group));
            return plan == null || plan.found() == Found.CANDIDATES ? null : new Partial(Set.copyOf(group), plan);
        })).filter(found -> found != null).sorted(Comparator.comparingLong(found -> found.plan().entries())).toList();
    }

    /** Several that are all conditions together, with as few entries as each can be had by; none where there are no such. */
    List<Plan> together() {
        Set<Condition> open = new HashSet<>(conditions);
        List<Plan> chosen = new ArrayList<>();
        for (Partial next : partial) {
            if (open.removeAll(next.conditions())) {
                chosen.add(next.plan());
            }
        }
        return open.isEmpty() && chosen.size() > 1 ? chosen : List.of();
    }

    /** What an index may answer: conditions on its first components, and of several on the values of one array each by itself. */
    private Stream<List<Condition>> groupsOf(AccessPath path) {
        List<List<Condition>> byComponent = IntStream.range(0, path.paths().size())
            .mapToObj(at -> conditionsOn(path.paths().get(at).path()))
            .takeWhile(some -> !some.isEmpty()).toList();
        List<Condition> shared = new ArrayList<>();
        List<Condition> apart = List.of();
        for (int at = 0; at < byComponent.size(); at++) {
            if (path.isMultikey(at) && byComponent.get(at).size() > 1 && apart.isEmpty()) {
                apart = byComponent.get(at);
            } else {
                shared.addAll(byComponent.get(at));
            }
        }
        if (apart.isEmpty()) {
            return shared.isEmpty() ? Stream.of() : Stream.of(shared);
        }
        return apart.stream().map(one -> Stream.concat(shared.stream(), Stream.of(one)).toList());
    }

    private List<Condition> conditionsOn(String path) {
        return conditions.stream().filter(condition -> condition.path().equals(path)).toList();
    }
}
