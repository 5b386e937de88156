package io.selvage.scheduler;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Names for the objects of an execution: class and number, counted by who met them and when. */
final class ObjectNames {
    private final Map<Integer, String> names = new HashMap<>();

    ObjectNames(Execution execution) {
        Map<String, Integer> counts = new HashMap<>();
        List<Cell> cells = Arrays.asList(execution.objects.cells());
        cells.sort(Comparator.comparingInt(cell -> cell.id));
        for (Cell cell : cells) {
            names.put(cell.id, name(cell, counts));
        }
    }

    private static String name(Cell cell, Map<String, Integer> counts) {
        if (cell.strand != null) {
            return cell.strand.name;
        }
        if (cell.key instanceof Class<?> type) {
            return simple(type) + ".class";
        }
        String type = simple(cell.key.getClass());
        return type + "#" + counts.merge(type, 1, Integer::sum);
    }

    private static String simple(Class<?> type) {
        String name = type.isArray() ? type.getTypeName() : type.getName();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    String of(int object) {
        return names.getOrDefault(object, "");
    }
}
