/** Rules for accesses to fields and array elements, also through handles and in bulk. */
package io.selvage.agent.weave.memory;
