/** Every option, declared once: name, type, default, range, help. Uses no other package of ours. */
package io.selvage.options;
