package io.selvage.testbed.waiting;

import java.util.ArrayList;
import java.util.List;

/** Calls on a map and a set, on keys of one's own and on common ones. */
enum MapCall implements Call {
    PUT_OWN((world, self) -> world.map.put("own" + self.number, self.number)),
    PUT((world, self) -> world.map.put("common", self.number)),
    PUT_IF_ABSENT((world, self) -> world.map.putIfAbsent("common", self.number)),
    GET((world, self) -> world.map.get("common")),
    GET_OWN((world, self) -> world.map.get("own" + self.number)),
    GET_OTHERS((world, self) -> world.map.getOrDefault("own" + (self.number + 1), -1)),
    CONTAINS_KEY((world, self) -> world.map.containsKey("common")),
    REMOVE((world, self) -> world.map.remove("common")),
    REMOVE_VALUE((world, self) -> world.map.remove("common", self.number)),
    REPLACE((world, self) -> world.map.replace("common", 10 + self.number)),
    COMPUTE((world, self) -> world.map.compute("common", (key, old) -> old == null ? 1 : old * 2 + self.number)),
    COMPUTE_IF_ABSENT((world, self) -> world.map.computeIfAbsent("common", key -> world.touch(self.number))),
    COMPUTE_IF_PRESENT((world, self) -> world.map.computeIfPresent("common", (key, old) -> old > 5 ? null : old * 2)),
    MERGE((world, self) -> world.map.merge("sum", 1, Integer::sum)),
    MERGE_OWN((world, self) -> world.map.merge("own" + self.number, 1, Integer::sum)),
    SIZE((world, self) -> world.map.size()),
    IS_EMPTY((world, self) -> world.map.isEmpty()),
    CONTAINS_VALUE((world, self) -> world.map.containsValue(self.number)),
    TEXT((world, self) -> world.map.toString()),
    KEYS((world, self) -> new ArrayList<>(world.map.keySet())),
    REMOVE_KEY((world, self) -> world.map.keySet().remove("common")),
    CLEAR((world, self) -> {
        world.map.clear();
        return "";
    }),
    LOOK((world, self) -> world.map.entrySet().iterator().hasNext()),
    ADD((world, self) -> world.set.add(1)),
    ADD_OWN((world, self) -> world.set.add(10 + self.number)),
    DISCARD((world, self) -> world.set.remove(1)),
    HAS((world, self) -> world.set.contains(1)),
    COUNT((world, self) -> world.set.size()),
    KEEP((world, self) -> world.set.retainAll(List.of(10, 11))),
    PLAIN_READ((world, self) -> world.plain),
    PLAIN_WRITE((world, self) -> {
        world.plain = self.number;
        return "";
    });

    private final Body body;

    MapCall(Body body) {
        this.body = body;
    }

    @Override
    public Object make(World world, Actor self) throws Exception {
        return body.make(world, self);
    }
}
