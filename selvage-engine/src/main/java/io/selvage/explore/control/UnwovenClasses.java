package io.selvage.explore.control;

import io.selvage.hooks.Weaving;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Classes of a program that are not woven: those that {@code --include} and {@code --exclude} leave alone, and those
 * that were made at run time in a way that the agent did not see. Nothing is known of what happens in them: a search
 * that met some proves nothing about them, and one that met no others has tested nothing.
 *
 * @param excluded names of classes that the options leave alone
 * @param unseen names of classes that should have been woven and were not
 * @param isAll whether the options leave all classes alone
 */
public record UnwovenClasses(List<String> excluded, List<String> unseen, boolean isAll) {
    private static final int MOST = 5;

    /**
     * @param defined the names of all classes that the program has loaded
     * @param loaders those of the program; it may have made others below them
     */
    public static UnwovenClasses of(Stream<String> defined, Collection<ClassLoader> loaders) {
        List<String> own = defined.filter(name -> !Weaving.isNeverWoven(name)).toList();
        Set<String> unwoven = new TreeSet<>();
        loaders.forEach(loader -> unwoven.addAll(Weaving.unwovenClasses(loader)));
        List<String> unseen = unwoven.stream().filter(Weaving::isIncluded).toList();
        own.stream().filter(name -> !Weaving.isIncluded(name)).forEach(unwoven::add);
        List<String> excluded =
                unwoven.stream().filter(name -> !Weaving.isIncluded(name)).toList();
        boolean isAll = !own.isEmpty() && own.stream().noneMatch(Weaving::isIncluded);
        return new UnwovenClasses(excluded, unseen, isAll);
    }

    /** What that means for the search; one sentence for each reason. */
    public List<String> messages() {
        return Stream.of(
                        excluded.isEmpty() ? "" : excludedMessage(),
                        unseen.isEmpty()
                                ? ""
                                : some(unseen) + " could not be woven when it was made: what happens in there was not"
                                        + " seen, and the search is not called exhaustive")
                .filter(message -> !message.isEmpty())
                .toList();
    }

    private String excludedMessage() {
        return isAll
                ? "none of the program's classes (" + some(excluded)
                        + ") was controlled; correct --include and --exclude, which take full names and * for any"
                        + " characters"
                : "--include and --exclude left " + some(excluded)
                        + " alone: what happens in there was not seen, and the search is not called exhaustive";
    }

    private static String some(List<String> names) {
        String more = names.size() > MOST ? ", …" : "";
        return names.stream().limit(MOST).collect(Collectors.joining(", ")) + more;
    }
}
