package io.selvage.hooks;

import io.selvage.hooks.network.NetworkGate;
import io.selvage.hooks.tasks.TaskGate;

/** Where the hooks of one explorer lead, by concern. Calls come from the thread under test that runs just now. */
public record Gates(
        MonitorGate monitors,
        MemoryGate memory,
        CallGate calls,
        TaskGate tasks,
        ThreadGate threads,
        WorldGate world,
        NetworkGate network) {}
